import type { Project } from '@contracts/projects';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useMuted } from '../../../../calls/useMuted';
import { useMember } from '../../../../client/session';
import { Button } from '../../../../design/Button';
import { piece } from '../../../../design/piece';
import { isGoingOn, runs } from '../rights';

const PostingDialog = piece(() => import('./PostingDialog').then((file) => file.PostingDialog));

/** The way to ask for help, for owner and managers of a project that goes on. */
export function NewPosting({ project }: { project: Project }) {
  const member = useMember();
  const muted = useMuted();
  const [isOpen, setOpen] = useState(false);
  if (!member || !runs(project.viewer.role) || !isGoingOn(project) || muted) return null;
  return (
    <>
      <Button size="small" icon={<IconPlus aria-hidden="true" />} onClick={() => setOpen(true)}>
        Yardım ilanı aç
      </Button>
      {isOpen && <PostingDialog memberId={member.id} projectId={project.id} posting={null} onClose={() => setOpen(false)} />}
    </>
  );
}
