import type { ReadNotificationsRequest } from '@contracts/notifications';
import { useReadAbout } from '../api/notifications';

/** Whoever reads a post or a project has read what they were told about it and its comments. */
export function ReadAbout(about: Pick<ReadNotificationsRequest, 'postId' | 'projectId'>): null {
  useReadAbout(about);
  return null;
}
