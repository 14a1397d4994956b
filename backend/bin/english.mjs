/**
 * Finds Turkish in what builders and operators read: tools, logs, settings, documents. Members, staff and mails are spoken to in Turkish,
 * and tests' data are Turkish; nothing of that is looked at.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from './parts.mjs';

const TURKISH = /[\u00c7\u00d6\u00dc\u00e2\u00e7\u00ee\u00f6\u00fb\u00fc\u011e\u011f\u0130\u0131\u015e\u015f]/;

/** Nothing in these is for members: every line counts, or in TypeScript every text. */
const FOR_BUILDERS = [
  '.ci',
  '.dependency-cruiser.cjs',
  'Dockerfile',
  'README.md',
  'admin/vite.config.ts',
  'backend/bin',
  'backend/docs',
  'backend/package.json',
  'backend/src/log.ts',
  'backend/src/moving-home.ts',
  'backend/src/main.ts',
  'backend/src/members.ts',
  'backend/src/meydan.ts',
  'backend/src/platform',
  'backend/src/projections.ts',
  'backend/src/tend-members.ts',
  'bench',
  'docker-compose.yml',
  'docs',
  'e2e/playwright.config.ts',
  'frontend/build',
  'frontend/vite.config.ts',
  'package.json',
];

/** Places among them that hold what members read, or words to measure with. */
const TURKISH_BY_DESIGN = [
  'backend/src/platform/http/fields.ts',
  'backend/src/platform/http/id.pipe.ts',
  'backend/src/platform/http/listed-ids.ts',
  'backend/src/platform/dates/turkish-time.ts',
  'backend/src/platform/own-data',
  'backend/src/platform/public-site/answered-comments.html.ts',
  'backend/src/platform/public-site/paging.html.ts',
  'backend/src/platform/settings/site-settings.ts',
  'backend/src/platform/telling',
  'backend/src/platform/texts',
  'bench/parts/history.mjs',
  // It presses what members read.
  'bench/voice-joins.mjs',
  'docs/glossary.md',
];

/** In these rooms, beside texts for members, what is given to a log, a terminal or an error. */
const SOURCES = ['admin/src', 'backend/contracts', 'backend/src', 'frontend/src'];
const SPOKEN_TO_BUILDERS = /^((this\.)?logger|console|process\.std(out|err))\.\w+$|^(say|warn|MoveRefused|WrongSetting|\w*Error)$/;

const ADVICE = `What builders and operators read is English. Say it in English; in a document, words that are quoted from a screen stand in \`code\`,
**bold** or “quotes”. A file that has to hold Turkish is named in TURKISH_BY_DESIGN of backend/bin/english.mjs.`;

const isIn = (places) => (path) => places.some((place) => path === place || path.startsWith(`${place}/`));
const isForBuilders = isIn(FOR_BUILDERS);
const isTurkishByDesign = isIn(TURKISH_BY_DESIGN);
const isTest = (path) => /\.(spec|contract|fixture)\.tsx?$/.test(path);

function* filesIn(path) {
  if (!statSync(join(root, path)).isDirectory()) yield path;
  else for (const name of readdirSync(join(root, path)).sort()) if (name !== 'node_modules') yield* filesIn(`${path}/${name}`);
}

const paths = [...new Set([...FOR_BUILDERS, ...SOURCES].flatMap((place) => [...filesIn(place)]))];
const found = paths.filter((path) => /\.(cjs|json|m?js|md|tsx?|ya?ml|example)$|(^|\/)[^.]+$/.test(path) && !isTest(path)).flatMap(findingsIn);
if (found.length > 0) {
  process.stderr.write(`${found.join('\n')}\n\n${ADVICE}\n`);
  process.exit(1);
}

function findingsIn(path) {
  const text = readFileSync(join(root, path), 'utf8');
  if (!TURKISH.test(text)) return [];
  const whole = isForBuilders(path) && !isTurkishByDesign(path);
  if (/\.tsx?$/.test(path)) return textsIn(path, text, !whole);
  if (!whole) return [];
  const looked = (path.endsWith('.md') ? withoutQuotes(text) : text).split('\n');
  const lines = text.split('\n');
  return looked.flatMap((line, index) => (TURKISH.test(line) ? [`${path}:${index + 1}: ${lines[index].trim()}`] : []));
}

/** What a document shows or quotes is left out, unless it is a whole sentence in bold; its lines stay where they are. */
function withoutQuotes(markdown) {
  return markdown.replace(/^```[\s\S]*?^```|`[^`\n]*`|\*\*[^*\n]{1,40}\*\*|“[^”\n]{1,80}”/gm, (quote) => quote.replace(/[^\n]/g, ''));
}

/** The texts of a program, or those of them that are spoken to builders. */
function textsIn(path, text, onlySpoken) {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const findings = [];
  const visit = (node, isSpoken) => {
    if (isSpoken && (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node)) && TURKISH.test(node.text)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      findings.push(`${path}:${line + 1}: ${node.text.trim()}`);
    }
    const speaks = (ts.isCallExpression(node) || ts.isNewExpression(node)) && SPOKEN_TO_BUILDERS.test(node.expression.getText());
    ts.forEachChild(node, (child) => visit(child, isSpoken || speaks));
  };
  visit(source, !onlySpoken);
  return findings;
}
