import { html, type SafeHtml } from './html.js';
import type { PublicPage } from './public-section.js';
import { filesOf, type RouteFiles } from './route-files.js';

const TITLE = /<title>[^<]*<\/title>/;
const DESCRIPTION = /\s*<meta name="description"[^>]*>/;
const ROOT = '<div id="root"></div>';
const BODY_END = '</body>';
const SCRIPTS = /\s*<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?/g;

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
  private readonly parts: readonly [string, string, string, string];

  /** Takes the text of the built `index.html`, or null when there is none, and which files the app's routes need. */
  constructor(
    index: string | null,
    private readonly routes: readonly RouteFiles[] = [],
  ) {
    const page = (index ?? BARE).replace(DESCRIPTION, '');
    const [start, rest] = page.split(TITLE, 2);
    const [middle, afterwards] = (rest ?? '').split(ROOT, 2);
    const [below, end] = (afterwards ?? '').split(BODY_END, 2);
    if (start === undefined || middle === undefined || below === undefined || end === undefined)
      throw new Error('index.html needs a <title>, an empty #root and an end of the body');
    this.parts = [start, middle, below, BODY_END + end];
  }

  /**
   * The page at `path`: its route's scripts are named in the head and its styles behind the content, where they hold up nothing that can be read.
   * Where the content is painted first, all scripts wait in `#app` until it is (frontend/build/startApp.js).
   */
  fill(path: string, head: SafeHtml, { content, painted }: Pick<PublicPage, 'content' | 'painted'>): string {
    const [start, middle, below, end] = this.parts;
    const { scripts, styles } = filesOf(this.routes, path);
    const early = html`${scripts.map((file) => html`<link rel="modulepreload" crossorigin href="${file}" />`)}`.text;
    const late = html`${styles.map((file) => html`<link rel="stylesheet" crossorigin href="${file}" />`)}`.text;
    const root = `<div id="root"><div data-summary>${content.text}</div></div>`;
    if (!painted) return `${start}${head.text}${early}${middle}${root}${below}${late}${end}`;
    const waiting = `<template id="app">${early}${(middle.match(SCRIPTS) ?? []).join('')}</template>`;
    return `${start}${head.text}${middle.replace(SCRIPTS, '')}${root}${below}${late}${waiting}${end}`;
  }
}
