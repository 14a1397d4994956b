import { AboveSource } from './above.port.js';

/** Knows the projects under which comments stand; bound by the composition root. */
export abstract class ProjectsAbove extends AboveSource {}
