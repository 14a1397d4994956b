/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { inReact, leaveAll, until } from '../../../../../testing/inReact';
import { useInlinePictures } from './useInlinePictures';

afterEach(leaveAll);

const PICTURE = 'data:image/png;base64,iVBORw0KGgo=';

/** Stands in for the browser's way to send a file, which tells how much has left. */
function fakeUpload(status: number) {
  const sent: string[] = [];
  class Upload {
    upload = {};
    status = status;
    response: unknown = status === 200 ? { success: true, data: { url: '/api/forum/images/1', width: 4, height: 3 } } : { success: false, message: 'Olmadı' };
    onload = () => undefined;
    open(_method: string, path: string) {
      sent.push(path);
    }
    setRequestHeader() {}
    send() {
      queueMicrotask(() => this.onload());
    }
  }
  globalThis.XMLHttpRequest = Upload as unknown as typeof XMLHttpRequest;
  return sent;
}

async function written(text: string) {
  const now = { text };
  const hook = await inReact((shown: string) => useInlinePictures(shown, (next) => (now.text = next)), text);
  return { now, hook };
}

describe('Pictures in a pasted text', () => {
  it('become files, and their addresses stand in the text', async () => {
    const sent = fakeUpload(200);
    const { now, hook } = await written(`Önce ![a](${PICTURE}) sonra ![a](${PICTURE})`);
    await until(() => !hook.now && now.text.includes('/api/'));
    expect([now.text, sent.length]).toEqual(['Önce ![a](/api/forum/images/1#4x3) sonra ![a](/api/forum/images/1#4x3)', 1]);
  });
  it('stay in the text when they cannot be sent, and are not sent again by themselves', async () => {
    const sent = fakeUpload(503);
    const { now, hook } = await written(`![a](${PICTURE})`);
    await until(() => !hook.now && sent.length === 1);
    await hook.give(`![a](${PICTURE}) ve`);
    expect([now.text, sent.length]).toEqual([`![a](${PICTURE})`, 1]);
  });
});
