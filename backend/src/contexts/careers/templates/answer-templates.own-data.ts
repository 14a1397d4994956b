import type { OwnData } from '../../../platform/own-data/own-data.js';
import { TEMPLATES_KIND, templatesIn } from './answer-templates.rules.js';

/** The texts that a member answers applicants with. */
export const answerTemplatesOwnData: OwnData = {
  files: [],
  notes: [
    {
      name: 'yanit-sablonlari',
      title: 'İş başvurularına yanıt şablonlarınız',
      kind: TEMPLATES_KIND,
      row: ({ text, at }) => ({ at, templates: templatesIn(text) }),
    },
  ],
};
