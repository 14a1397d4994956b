import { administers, tells } from '../../../platform/telling/told-facts.js';
import type { PageEvent } from './editing.events.js';

export const pageTold = tells<PageEvent>({
  PageEdited: administers('Sayfa düzenlendi', {
    what: ({ slug, version, restored }) =>
      restored === null ? `Sayfa düzenlendi: /${slug}, ${version}. sürüm` : `Sayfanın ${restored}. sürümüne dönüldü: /${slug}`,
  }),
  PageReturnedToFile: administers('Sayfa kurulumdaki hâline döndürüldü', { what: ({ slug }) => `Sayfa kurulumdaki hâline döndürüldü: /${slug}` }),
});
