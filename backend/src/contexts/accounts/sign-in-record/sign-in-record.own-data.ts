import { SIGN_IN_REFUSAL_LABEL } from '../../../../contracts/member-record.js';
import type { OwnData } from '../../../platform/own-data/own-data.js';
import { REFUSED_KIND, refusalsIn } from '../session/refused-sign-ins.service.js';

/** Refused sign-ins; sessions themselves are among the facts of the account. */
export const signInRecordOwnData: OwnData = {
  files: [],
  notes: [
    {
      name: 'reddedilen-girisler',
      title: 'Hesabınıza giriş denemelerinden reddedilenler',
      kind: REFUSED_KIND,
      row: ({ text, at }) => {
        const { why, device, place, count } = refusalsIn(text);
        return { at, why: SIGN_IN_REFUSAL_LABEL[why], device, place, count };
      },
    },
  ],
};
