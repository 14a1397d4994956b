import type { Slice } from '../../../platform/slices/slice.js';
import { ProjectPlaces } from './project-places.service.js';
import { ProjectsSection } from './projects.section.js';
import { ProjectSharePicturesController } from './share-pictures.controller.js';

/** Projects for readers without JavaScript, and for whoever shows a link to one. */
export const site: Slice = { controllers: [ProjectSharePicturesController], providers: [ProjectsSection, ProjectPlaces] };
