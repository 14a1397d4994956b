import { displayName } from '@contracts/accounts';
import { PROJECT_VISIBILITY_LABEL } from '@contracts/projects';
import type { ProjectHit } from '@contracts/search';
import { IconEyeOff, IconRocket } from '@tabler/icons-react';
import { Chip } from '../../../design/Chip';
import { turkishNumber } from '../../../design/numbers';
import { TimeAgo } from '../../../design/TimeAgo';
import { paths } from '../../../paths';
import { FoundText } from './FoundText';

/** A project that was found. */
export const ProjectResult = ({ project }: { project: ProjectHit }) => {
  const { id, title, excerpts, stage_label, owner, members, open_postings, created_at } = project;
  return (
    <FoundText authorId={owner?.id ?? ''} to={paths.project(id)} title={title} excerpts={excerpts} chips={<Chips project={project} />}>
      {stage_label}
      {owner && (
        <>
          {' · '}
          <bdi>{displayName(owner)}</bdi>
        </>
      )}
      {' · '}
      <TimeAgo at={created_at} /> · {turkishNumber(members)} üye
      {open_postings > 0 && ` · ${turkishNumber(open_postings)} açık ilan`}
    </FoundText>
  );
};

const Chips = ({ project: { visibility, archived, hidden } }: { project: ProjectHit }) => (
  <>
    <Chip icon={<IconRocket />}>Proje</Chip>
    {visibility !== 'public' && <Chip>{PROJECT_VISIBILITY_LABEL[visibility]}</Chip>}
    {archived && <Chip>Arşivlendi</Chip>}
    {hidden && (
      <Chip tone="warn" icon={<IconEyeOff />}>
        Gizlendi
      </Chip>
    )}
  </>
);
