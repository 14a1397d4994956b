import type { Slice } from '../../../platform/slices/slice.js';
import { ConsentQuery } from './consent.query.js';
import { ConsentsController } from './consents.controller.js';
import { consentsView } from './consents.model.js';
import { consentsProjection } from './consents.projection.js';

export const consent: Slice = {
  projections: [{ projection: consentsProjection, models: [consentsView] }],
  controllers: [ConsentsController],
  providers: [ConsentQuery],
};
