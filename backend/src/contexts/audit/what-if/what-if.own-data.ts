import { whatIfText } from '../../../../contracts/what-if.js';
import type { OwnData } from '../../../platform/own-data/own-data.js';
import { type KeptRun, RUN_KIND } from './what-if-shelf.service.js';

export const whatIfOwnData: OwnData = {
  files: [],
  notes: [
    {
      name: 'denetim-denemeleri',
      title: 'Denetimde “Ya şöyle olsaydı?” ile denedikleriniz',
      kind: RUN_KIND,
      row: ({ text }) => {
        const { rule, from, to, state, started_at, ...run } = JSON.parse(text) as KeptRun;
        return { rule, tried: whatIfText(run), from, to, state, started_at };
      },
    },
  ],
};
