/** A block of code of a Markdown page. */
export interface CodeBlock {
  language: string;
  /** What stands behind `title=`, for instance the name of a file. */
  title?: string;
  text: string;
}

/** All blocks of code of a page, in order. */
export function codeBlocks(page: string): CodeBlock[] {
  return [
    ...page.matchAll(/^```(\w+)(?: title="([^"]+)")?\n([^]*?)^```$/gm),
  ].map(([, language, title, text]) => ({ language, title, text }));
}
