import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import PDFDocument from 'pdfkit';
import { fitPage } from './fit-page.js';
import { type Block, type FittedPage, type Ink, type LeftOut, type Metrics, type OnePage, type Run, WEIGHTS, type Weight } from './one-page.js';

/** The files of the typeface, as its package has them. */
const FONT_FILES: Record<Weight, string> = {
  regular: '400Regular/Inter_400Regular.ttf',
  medium: '500Medium/Inter_500Medium.ttf',
  semibold: '600SemiBold/Inter_600SemiBold.ttf',
};
const INKS: Record<Ink, string> = { text: '#1d1c1a', muted: '#5d5a54', accent: '#0a6f6a' };
const RULE = '#d3d0c9';

export interface DrawnPage {
  readonly pdf: Uint8Array;
  readonly leftOut: readonly LeftOut[];
  readonly lacksSigns: boolean;
}

/** The name as programs show it beside the page: it stands in a list that they read as markup. */
const plain = (name: string): string => name.replace(/[^\p{L}\p{M}\p{N} .,'’_-]/gu, '').trim();

type Fonts = Record<Weight, Font>;

function openFonts(): Fonts {
  const { resolve } = createRequire(import.meta.url);
  const open = (file: string) => create(readFileSync(resolve(`@expo-google-fonts/inter/${file}`))) as Font;
  return { regular: open(FONT_FILES.regular), medium: open(FONT_FILES.medium), semibold: open(FONT_FILES.semibold) };
}

const metricsOf =
  (fonts: Fonts): Metrics =>
  (sign, weight) => {
    const code = sign.codePointAt(0) ?? 0;
    const font = fonts[weight];
    return font.hasGlyphForCodePoint(code) ? font.glyphForCodePoint(code).advanceWidth / font.unitsPerEm : null;
  };

/** Draws the page as a PDF: its texts can be searched and selected, and are tagged for whoever has them read. */
export async function drawPage(page: OnePage): Promise<DrawnPage> {
  const fonts = openFonts();
  const fitted = fitPage(page, metricsOf(fonts));
  const { leftOut, lacksSigns } = fitted;
  return { pdf: await draw(page, fitted, fonts), leftOut, lacksSigns };
}

function draw(page: OnePage, fitted: FittedPage, fonts: Fonts): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const document = new PDFDocument({
      size: 'A4',
      margin: 0,
      pdfVersion: '1.7',
      tagged: true,
      lang: page.language,
      displayTitle: true,
      // A font of its own would be read from a file that is not needed.
      font: null as unknown as string,
      info: { Title: [plain(fitted.name), page.kind].filter(Boolean).join(' · '), Author: plain(fitted.name) },
    });
    const bytes: Buffer[] = [];
    document.on('data', (part: Buffer) => bytes.push(part));
    document.on('end', () => resolve(Buffer.concat(bytes)));
    document.on('error', reject);
    // The library takes an opened font as well as a file; its types do not say so.
    for (const weight of WEIGHTS) document.registerFont(weight, fonts[weight] as unknown as Buffer);
    const root = document.struct('Document');
    document.addStructure(root);
    if (page.photo) root.add(photo(document, page.photo, fitted.photo));
    for (const block of fitted.blocks) root.add(document.struct(block.tag, {}, () => write(document, block)));
    root.end();
    document.markContent('Artifact');
    for (const { x, y, width } of fitted.rules)
      document
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(0.6)
        .stroke(RULE);
    document.endMarkedContent();
    document.end();
  });
}

function photo(document: PDFKit.PDFDocument, { jpeg, alt }: NonNullable<OnePage['photo']>, { x, y, side }: FittedPage['photo']) {
  return document.struct('Figure', { alt }, () => {
    document.save();
    document.circle(x + side / 2, y + side / 2, side / 2).clip();
    document.image(Buffer.from(jpeg), x, y, { width: side, height: side });
    document.restore();
  });
}

function write(document: PDFKit.PDFDocument, { runs }: Block): void {
  for (const { text, x, y, weight, size, ink, spread = 0, href } of runs as readonly Run[]) {
    document.font(weight).fontSize(size).fillColor(INKS[ink]);
    // It never begins a line of its own, and so no page.
    document.text(text, x, y, { lineBreak: false, characterSpacing: spread, ...(href ? { link: href } : {}) });
  }
}
