import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

describe('HTML', () => {
  it('becomes part of a page in one place of each app', () => {
    const root = join(process.cwd(), '..');
    const files = ['frontend/src', 'admin/src'].flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
    );
    const sources = files.filter((file) => /\.tsx?$/.test(file) && !/\.spec\./.test(file));
    const handing = sources.filter((file) =>
      /dangerouslySetInnerHTML|innerHTML|outerHTML|insertAdjacentHTML|document\.write/.test(readFileSync(join(root, file), 'utf8')),
    );
    expect(handing).toEqual(['frontend/src/design/RenderedText.tsx', 'admin/src/desk/HandedHtml.tsx']);
  });
});
