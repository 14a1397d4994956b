import type { Slice } from '../../../platform/slices/slice.js';
import { BroughtFiles } from './brought-files.service.js';
import { ImportGround } from './import-ground.service.js';
import { ImportIds } from './import-ids.service.js';
import { PostImportsController } from './imports.controller.js';
import { PostImports } from './post-imports.service.js';

/** Bringing posts in from elsewhere. */
export const importing: Slice = { controllers: [PostImportsController], providers: [BroughtFiles, ImportIds, ImportGround, PostImports] };
