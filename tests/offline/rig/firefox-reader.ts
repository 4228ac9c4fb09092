import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { connect } from './bidi.ts';
import type { Reader } from './reader.ts';

/**
 * Firefox as it comes, but for its greetings. Under remote control it would switch its rule for files on a disk off,
 * and more that a reader's browser has on: that is refused first.
 */
const preferences = `
user_pref("remote.prefs.recommended", false);
user_pref("security.fileuri.strict_origin_policy", true);
user_pref("browser.aboutwelcome.enabled", false);
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("app.normandy.enabled", false);
user_pref("toolkit.telemetry.enabled", false);
user_pref("browser.startup.homepage", "about:blank");
user_pref("browser.startup.page", 0);
`;

/** The address that Firefox says it listens at. */
const listening = (firefox: ChildProcess): Promise<string> => new Promise((resolve, reject) => {
  let said = '';
  firefox.stderr?.on('data', (words) => {
    said += String(words);
    const address = /WebDriver BiDi listening on (ws:\S+)/.exec(said)?.[1];
    if (address !== undefined) resolve(`${address}/session`);
  });
  firefox.on('exit', () => { reject(new Error(`Firefox ended: ${said}`)); });
});

const stopped = (firefox: ChildProcess): Promise<void> => new Promise((resolve) => {
  firefox.on('exit', () => { resolve(); });
  firefox.kill('SIGTERM');
});

interface Evaluated {
  type: 'success' | 'exception';
  result?: { value?: string };
  exceptionDetails?: { text: string };
}

/** A reader at a Firefox of its own, with a new profile. */
export async function firefoxReader(program: string): Promise<Reader> {
  const profile = mkdtempSync(path.join(tmpdir(), 'in-force-firefox-'));
  writeFileSync(path.join(profile, 'user.js'), preferences);
  const firefox = spawn(program, ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const line = await connect(await listening(firefox));
  await line.send('session.new', { capabilities: {} });
  const { contexts } = await line.send<{ contexts: { context: string }[] }>('browsingContext.getTree', {});
  const context = contexts[0]?.context;
  let complaints: string[] = [];
  line.on('log.entryAdded', (entry) => {
    const { level, text } = entry as { level: string; text: string };
    if (level === 'error') complaints.push(text);
  });
  await line.send('session.subscribe', { events: ['log.entryAdded'] });
  return {
    open: async (url) => { await line.send('browsingContext.navigate', { context, url, wait: 'complete' }); },
    ask: async <Answer>(expression: string) => {
      const evaluated = await line.send<Evaluated>('script.evaluate', {
        expression: `(async () => JSON.stringify(await (${expression})) ?? 'null')()`, target: { context }, awaitPromise: true,
      });
      if (evaluated.type === 'exception') throw new Error(evaluated.exceptionDetails?.text);
      return JSON.parse(evaluated.result?.value ?? 'null') as Answer;
    },
    complaints: () => complaints.splice(0),
    close: async () => {
      complaints = [];
      line.close();
      await stopped(firefox);
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
