/** The compiler as it would look at a fault: one that it rejects cannot be made. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import ts from 'typescript';

/** Tells whether a source text of a file has no error of type, the rest of the project being as it is. */
export class Types {
  readonly #root = process.cwd();
  readonly #options: ts.CompilerOptions;
  readonly #texts = new Map<string, { version: number; text: string }>();
  readonly #service: ts.LanguageService;

  constructor(files: readonly string[]) {
    const { config } = ts.readConfigFile('tsconfig.json', (file) => readFileSync(file, 'utf8')) as { config: object };
    this.#options = ts.parseJsonConfigFileContent({ ...config, include: [], files: [...files] }, ts.sys, this.#root).options;
    for (const file of files) this.#texts.set(path.resolve(file), { version: 0, text: readFileSync(file, 'utf8') });
    this.#service = ts.createLanguageService({
      getScriptFileNames: () => [...this.#texts.keys()],
      getScriptVersion: (file) => String(this.#texts.get(file)?.version ?? 0),
      getScriptSnapshot: (file) => {
        const text = this.#texts.get(file)?.text ?? ts.sys.readFile(file);
        return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
      },
      getCurrentDirectory: () => this.#root,
      getCompilationSettings: () => this.#options,
      getDefaultLibFileName: (options) => ts.getDefaultLibFilePath(options),
      fileExists: (file) => ts.sys.fileExists(file),
      readFile: (file) => ts.sys.readFile(file),
      directoryExists: (folder) => ts.sys.directoryExists(folder),
      getDirectories: (folder) => ts.sys.getDirectories(folder),
    });
  }

  accept(file: string, text: string): boolean {
    const at = path.resolve(file);
    const before = this.#texts.get(at);
    this.#texts.set(at, { version: (before?.version ?? 0) + 1, text });
    const errors = this.#service.getSemanticDiagnostics(at);
    this.#texts.set(at, { version: (before?.version ?? 0) + 2, text: before?.text ?? text });
    return errors.length === 0;
  }
}
