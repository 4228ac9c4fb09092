/** What the tests use of the package, whose published types are older than its options. */
declare module 'subset-font' {
  export default function subsetFont(font: Buffer, characters: string, options: {
    targetFormat: 'woff2';
    /** OpenType features that stay; all others go. */
    keepFeatures: string[];
    noHinting: boolean;
  }): Promise<Buffer>;
}
