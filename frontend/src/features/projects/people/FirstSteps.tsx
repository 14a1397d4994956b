import type { Project } from '@contracts/projects';
import { IconFileText, IconSpeakerphone, IconUserPlus, IconUsers } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useMuted } from '../../../calls/useMuted';
import card from '../../../design/Card.module.css';
import { paths } from '../../../paths';
import { Section } from '../components/Section';
import classes from './People.module.css';
import { isGoingOn, runs } from './rights';

/** What whoever runs a project that has told nothing yet does next. */
export function FirstSteps({ project }: { project: Project }) {
  const muted = useMuted();
  const { id, description, postings, updates, members, viewer } = project;
  if (!runs(viewer.role) || !isGoingOn(project) || muted || postings.total > 0 || updates > 0) return null;
  const steps = [
    { to: paths.editProject(id), text: 'Projenizi anlatın', Icon: IconFileText, isDone: description !== '' },
    { to: paths.project(id, 'postings'), text: 'Yardım ilanı açın', Icon: IconUsers, isDone: false },
    { to: paths.project(id, 'members'), text: 'Üye davet edin', Icon: IconUserPlus, isDone: members > 1 },
    { to: paths.project(id, 'updates'), text: 'İlk güncellemeyi yazın', Icon: IconSpeakerphone, isDone: false },
  ];
  return (
    <Section id="steps" title="Sıradaki adımlar">
      <ul className={`${card.card} ${classes.steps}`}>
        {steps
          .filter(({ isDone }) => !isDone)
          .map(({ to, text, Icon }) => (
            <li key={text}>
              <Link to={to}>
                <Icon aria-hidden="true" />
                {text}
              </Link>
            </li>
          ))}
      </ul>
    </Section>
  );
}
