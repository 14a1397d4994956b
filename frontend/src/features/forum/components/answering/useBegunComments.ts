import { useQuery } from '@tanstack/react-query';
import { hasLocalDraft } from '../../../../client/drafts/localDraft';
import { useMember } from '../../../../client/session';
import { draftsQuery } from '../../api/ownTexts';

/** Tells of a post or a comment whether its reader has begun to write to it, here or on another device, and not sent it. */
export function useBegunComments(): (id: string) => boolean {
  const member = useMember();
  const { data = [] } = useQuery({ ...draftsQuery, enabled: Boolean(member) });
  const begun = new Set<string>(data.map(({ key }) => key));
  return (id) => Boolean(member && (hasLocalDraft(member.id, `comment:${id}`) || begun.has(`comment:${id}`)));
}
