/** @jest-environment jsdom */

import { type EditableText, type EditTextRequest, MODERATOR_EDIT_TEXT } from '@contracts/moderator-edits';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ThemeProvider } from '@mui/material/styles';
import { QueryClient } from '@tanstack/react-query';
import { act } from 'react';
import { CoreAdminContext, type DataProvider, HttpError, memoryStore } from 'react-admin';
import { draw, leaveAll, until } from '../../../../frontend/testing/inReact';
import { muiTheme } from '../../theme/muiTheme';
import EditTextDialog from './EditTextDialog';

let text: EditableText;
let asked: EditTextRequest[];
let closed: number;
let queries: QueryClient;

/** Sends what was written, as the server does: whoever began from another state is refused. */
const dataProvider = {
  textOf: async () => text,
  editText: async (_type: string, _id: string, request: EditTextRequest) => {
    asked.push(request);
    if (request.version !== text.version) throw new HttpError(MODERATOR_EDIT_TEXT.changedMeanwhile, 409);
    return text;
  },
} as unknown as DataProvider;
async function open() {
  await draw(
    <CoreAdminContext dataProvider={dataProvider} store={memoryStore()} queryClient={queries}>
      <ThemeProvider theme={muiTheme.light}>
        <EditTextDialog type="forum_comment" id="k1" onClose={() => closed++} />
      </ThemeProvider>
    </CoreAdminContext>,
  );
  await until(() => fields().length > 0);
}
const fields = () => [...document.querySelectorAll<HTMLTextAreaElement>('textarea:not([aria-hidden])')];
const values = () => fields().map(({ value }) => value);
async function write(at: number, value: string) {
  const field = fields()[at] as HTMLTextAreaElement;
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}
async function press(name: string) {
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.startsWith(name));
  await act(async () => button?.click());
}

describe('A moderator who changes a text', () => {
  beforeEach(() => {
    sessionStorage.clear();
    queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    [asked, closed] = [[], 0];
    text = { title: null, content: 'Numaram 0532.', version: 0, hindrance: null, former: null, undo_path: null, destroyable: false };
  });
  afterEach(async () => {
    await leaveAll();
    queries.clear();
  });

  it('keeps what they wrote when its author saves meanwhile, sees the difference, and sends it over what they have seen', async () => {
    await open();
    await write(0, 'Numarasız.');
    await write(1, 'Numarayı çıkardım.');
    text = { ...text, content: 'Numaram 0533.', version: 1 };
    await press('Değiştir');
    await until(() => document.body.textContent.includes('0533') && document.querySelector('[role=status]') !== null);
    expect([values(), asked.map(({ version }) => version)]).toEqual([['Numarasız.', 'Numarayı çıkardım.'], [0]]);
    expect(document.querySelector('[role=status]')?.textContent).toBe(MODERATOR_EDIT_TEXT.changedMeanwhile);
    expect(document.body.textContent).toContain('0533');
    await press('Değiştir');
    await until(() => closed > 0);
    expect([asked.map(({ version }) => version), closed, sessionStorage.length]).toEqual([[0, 1], 1, 0]);
  });

  it('finds it again after the dialog was closed, and loses it only where they leave it', async () => {
    await open();
    await write(0, 'Numarasız.');
    await act(async () => (document.querySelector('.MuiDialog-container') as HTMLElement).click());
    expect(closed).toBe(0);
    await leaveAll();
    await open();
    expect(values()).toEqual(['Numarasız.', '']);
    await press('Vazgeç');
    expect([closed, sessionStorage.length]).toEqual([1, 0]);
  });
});
