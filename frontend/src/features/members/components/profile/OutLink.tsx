import { safeHref, shortAddress } from '@contracts/profile-words';
import type { ReactNode } from 'react';
import classes from './CvSections.module.css';

/** What members link to is not vouched for. */
export const OUTSIDE = { rel: 'nofollow noopener ugc', target: '_blank' } as const;

/** A link that a member wrote; nothing where it is no address of the web. */
export function OutLink({ to, children }: { to: string; children?: ReactNode }) {
  const href = safeHref(to);
  return href ? (
    <a className={classes.link} href={href} {...OUTSIDE}>
      {children ?? shortAddress(href)}
    </a>
  ) : null;
}
