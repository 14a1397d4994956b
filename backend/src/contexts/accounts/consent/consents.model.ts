import { Schema } from 'mongoose';
import type { TermsDocument } from '../../../../contracts/consents.js';
import { viewModel } from '../../../platform/views/view-model.js';

interface Accepted {
  readonly version: string;
  readonly at: string;
}

/** What a member has accepted last of each text. */
export type ConsentsDocument = { readonly _id: string } & { readonly [Name in TermsDocument]?: Accepted };

export const consentsView = viewModel(
  'consents',
  new Schema({ _id: String, terms: Schema.Types.Mixed, aydinlatma: Schema.Types.Mixed }, { versionKey: false }),
);
