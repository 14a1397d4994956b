import type { ProjectLink } from '../../../../contracts/projects.js';

/** A link as facts hold it, so that it can be sealed: its address, a space, its name. */
export const linkLine = ({ url, label }: ProjectLink): string => `${url} ${label}`;

export function linkOf(line: string): ProjectLink {
  const at = line.indexOf(' ');
  return { url: line.slice(0, at), label: line.slice(at + 1) };
}
