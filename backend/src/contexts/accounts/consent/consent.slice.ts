import type { Slice } from '../../../platform/slices/slice.js';
import { ConsentsController } from '../http/consents.controller.js';
import { ConsentQuery } from '../read/consent.query.js';
import { consentsView } from '../read/consents.model.js';
import { consentsProjection } from '../read/consents.projection.js';

export const consent: Slice = {
  projections: [{ projection: consentsProjection, models: [consentsView] }],
  controllers: [ConsentsController],
  providers: [ConsentQuery],
};
