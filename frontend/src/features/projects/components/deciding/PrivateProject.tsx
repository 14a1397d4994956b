import { displayName } from '@contracts/accounts';
import { type DisclosedProject, type DiscloseProjectRequest, PROJECT_DESK_TEXT } from '@contracts/project-moderation';
import { IconLockOpen } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { posts, useCall } from '../../../../calls/useCall';
import { at } from '../../../../client/reads';
import { ReasonDialog } from '../../../../deciding/ReasonDialog';
import { Button } from '../../../../design/Button';
import { Callout } from '../../../../design/Callout';
import card from '../../../../design/Card.module.css';
import { Columns } from '../../../../design/Columns';
import { turkishNumber } from '../../../../design/numbers';
import { RenderedText } from '../../../../design/RenderedText';
import { paths } from '../../../../paths';
import classes from './PrivateProject.module.css';

interface Props {
  id: string;
  /** As long as nothing was opened. */
  otherwise: ReactNode;
}

/** Lets staff read a private project once they have said why; nothing of it is kept beyond the page. */
export function PrivateProject({ id, otherwise }: Props) {
  const [asking, setAsking] = useState(false);
  const [project, setProject] = useState<DisclosedProject | null>(null);
  const call = useCall(
    posts<string, DisclosedProject>(at`/api/console/projects/${id}/disclosures`, (reason) => ({ reason }) satisfies DiscloseProjectRequest),
    {
      anew: true,
      onSuccess: ({ data }) => {
        setAsking(false);
        setProject(data);
      },
    },
  );
  if (project)
    return (
      <Columns side={null}>
        <p className={classes.back}>
          <Link to={paths.projects()}>Projeler</Link>
        </p>
        <Disclosed project={project} />
      </Columns>
    );
  return (
    <>
      {otherwise}
      <div className={classes.way}>
        <Button icon={<IconLockOpen aria-hidden="true" />} onClick={() => setAsking(true)}>
          {PROJECT_DESK_TEXT.open}
        </Button>
      </div>
      {asking && (
        <ReasonDialog
          title={PROJECT_DESK_TEXT.open}
          about="Gizli proje"
          effect={PROJECT_DESK_TEXT.openNote}
          confirm="Aç"
          busy="Açılıyor…"
          call={call}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

const Disclosed = ({ project: { title, summary, html, owner, members } }: { project: DisclosedProject }) => (
  <article className={`${card.card} ${classes.project}`}>
    <h1>{title}</h1>
    <Callout tone="warn">Gizli proje. Yalnızca siz görüyorsunuz; baktığınız denetim kaydına girdi.</Callout>
    <p>
      Sahibi <bdi>{displayName(owner)}</bdi> · {turkishNumber(members)} üye
    </p>
    <p>{summary}</p>
    <RenderedText html={html} source="" />
  </article>
);
