import type { Slice } from '../../../platform/slices/slice.js';
import { ChatsOfMember } from '../conversation/chats-of-member.port.js';
import { sidesView } from './sides.model.js';
import { sidesProjection } from './sides.projection.js';
import { SidesQuery } from './sides.query.js';

export const sides: Slice = {
  projections: [{ projection: sidesProjection, models: [sidesView] }],
  providers: [SidesQuery, { provide: ChatsOfMember, useExisting: SidesQuery }],
};
