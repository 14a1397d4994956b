import { contextOf } from '../../platform/slices/context.js';
import { choices } from './choices/choices.slice.js';
import { project } from './project/project.slice.js';

/** What members build together, and where they look for help. */
export const projects = contextOf({ name: 'projects', slices: [choices, project] });
