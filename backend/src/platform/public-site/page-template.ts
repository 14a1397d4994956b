import type { SafeHtml } from './html.js';

const TITLE = /<title>[^<]*<\/title>/;
const DESCRIPTION = /\s*<meta name="description"[^>]*>/;
const ROOT = '<div id="root"></div>';

/** The page of an installation whose app is not built: it can be read, and that is all. */
const BARE = `<!doctype html>
<html lang="tr">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title></title>
  </head>
  <body>
    ${ROOT}
  </body>
</html>
`;

/** The built page of the app with places for a head and a content. */
export class PageTemplate {
  private readonly parts: readonly [string, string, string];

  /** Takes the text of the built `index.html`, or null when there is none. */
  constructor(index: string | null) {
    const page = (index ?? BARE).replace(DESCRIPTION, '');
    const [start, rest] = page.split(TITLE, 2);
    const [middle, end] = (rest ?? '').split(ROOT, 2);
    if (start === undefined || middle === undefined || end === undefined) throw new Error('index.html needs a <title> and an empty #root');
    this.parts = [start, middle, end];
  }

  fill(head: SafeHtml, content: SafeHtml): string {
    const [start, middle, end] = this.parts;
    return `${start}${head.text}${middle}<div id="root"><div data-summary>${content.text}</div></div>${end}`;
  }
}
