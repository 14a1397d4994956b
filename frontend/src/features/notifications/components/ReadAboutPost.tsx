import { useReadAbout } from '../api/notifications';

/** Whoever reads a post has read what they were told about it and its comments. */
export function ReadAboutPost({ postId }: { postId: string }): null {
  useReadAbout({ postId });
  return null;
}
