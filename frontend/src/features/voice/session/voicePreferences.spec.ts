/** @jest-environment jsdom */
import { afterEach, describe, expect, it, jest } from '@jest/globals';

const opened = async () => {
  jest.resetModules();
  return import('./voicePreferences');
};

afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

describe('how somebody speaks on this device', () => {
  it('is what they chose, also when the page is opened again', async () => {
    (await opened()).prefer({ mode: 'push-to-talk', pushKey: 'KeyV', noiseSuppression: false, inputId: 'usb' });
    expect((await opened()).voicePreferences()).toMatchObject({
      mode: 'push-to-talk',
      pushKey: 'KeyV',
      noiseSuppression: false,
      echoCancellation: true,
      inputId: 'usb',
    });
  });

  it.each(['{', 'null', '[]', '7', '{"mode":"shout","pushKey":7,"noiseSuppression":"no","inputId":{}}'])('is as at first where %s stands', async (text) => {
    localStorage.setItem('voicePreferences', text);
    expect((await opened()).voicePreferences()).toMatchObject({ mode: 'open', pushKey: 'Space', noiseSuppression: true, inputId: null });
  });

  it('holds for the page where nothing can be kept', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { prefer, voicePreferences } = await opened();
    prefer({ startsMuted: true });
    expect(voicePreferences().startsMuted).toBe(true);
  });
});
