/** @jest-environment jsdom */
import { afterEach, expect, it } from '@jest/globals';
import '../../../testing/browserSizes';
import { draw, leaveAll, until } from '../../../testing/inReact';
import { onPage } from '../../../testing/onPage';
import { ShortcutsDialog } from './ShortcutsDialog';

afterEach(leaveAll);

it.each([
  ['/career/desk', 'Açık başvuruya puan ver', 'Sonraki okunmamış konu ya da yorum'],
  ['/forum', 'Sonraki okunmamış konu ya da yorum', 'Açık başvuruya puan ver'],
])('The keys that are listed are those of where one is: %s', async (at, told, untold) => {
  await draw(onPage(<ShortcutsDialog onClose={() => undefined} />, at));
  await until(() => document.querySelector('[role="dialog"]')?.textContent?.includes(told) === true);
  expect(document.querySelector('[role="dialog"]')?.textContent).not.toContain(untold);
});
