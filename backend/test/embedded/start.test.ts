import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { WrongSetting } from '../../src/platform/settings/readings.js';
import { startApp, type TestApp } from '../app.js';

describe('A second start', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.stop());

  it('on the same port says so in one sentence and lets its folder go', async () => {
    const { port } = new URL(app.meydan.url);
    await expect(startApp({ PORT: port })).rejects.toThrow(new WrongSetting(`Another program uses port ${port}. Choose another one with PORT.`));
  });

  it('on the same folder says so in one sentence', async () => {
    await expect(startApp({ DATA_DIR: app.dataDir })).rejects.toThrow(
      new WrongSetting(`The folder DATA_DIR is used by another process of Meydan: ${app.dataDir}`),
    );
  });
});
