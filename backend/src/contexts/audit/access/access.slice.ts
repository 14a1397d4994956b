import { decides } from '../../../platform/commands/decides.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { looksView } from './access.model.js';
import { accessOwnData } from './access.own-data.js';
import { looksProjection } from './access.projection.js';
import { accessTold } from './access.told.js';
import { DiscloseFact, NoteExportedRecords } from './fact-disclosure.commands.js';
import { factDisclosureStream } from './fact-disclosure.decider.js';
import { FactRevealController } from './fact-reveal.controller.js';
import { FactRevealQuery } from './fact-reveal.query.js';
import { LooksController } from './looks.controller.js';
import { LooksQuery } from './looks.query.js';

/** Who saw what: looks at what is personal, each a fact, and what its member is told of them. */
export const access: Slice = {
  streams: [factDisclosureStream],
  told: accessTold,
  commands: [
    decides(DiscloseFact, factDisclosureStream, ({ memberId }) => memberId),
    decides(NoteExportedRecords, factDisclosureStream, ({ memberId }) => memberId),
  ],
  projections: [{ projection: looksProjection, models: [looksView] }],
  ownData: accessOwnData,
  controllers: [FactRevealController, LooksController],
  providers: [FactRevealQuery, LooksQuery],
};
