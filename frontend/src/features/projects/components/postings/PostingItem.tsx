import type { Posting } from '@contracts/help-wanted';
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Chip } from '../../../../design/Chip';
import { turkishNumber } from '../../../../design/numbers';
import { RenderedText } from '../../../../design/RenderedText';
import { postingAnchor } from '../../../../paths';
import { Places } from './Places';
import classes from './PostingItem.module.css';
import { PostingState } from './PostingState';
import { knownWords, lastDay, placesInFull } from './postingWords';

interface Props {
  posting: Posting;
  /** Of what is asked for, what its reader knows; nothing for whoever is in the project already. */
  known: readonly string[];
  /** What one does about it. */
  children: ReactNode;
}

/** A posting on the page of its project; one that is full or closed stays to be read. */
export function PostingItem({ posting, known, children }: Props) {
  const { id, title, html, description, status, skills, applications } = posting;
  const isOpen = status === 'open';
  return (
    <article id={postingAnchor(id)} className={classes.posting} data-ended={!isOpen || undefined} tabIndex={-1}>
      <h3>{title}</h3>
      <div className={classes.acts}>
        {!isOpen && <PostingState status={status} />}
        {children}
      </div>
      {isOpen ? (
        <div className={classes.words}>
          <RenderedText html={html} source={description} />
        </div>
      ) : (
        <details className={classes.words}>
          <summary>İlanı oku</summary>
          <RenderedText html={html} source={description} />
        </details>
      )}
      {isOpen && known.length > 0 && (
        <p className={classes.why}>
          <IconCheck aria-hidden="true" />
          {knownWords(known)}
        </p>
      )}
      <ul className={classes.skills} aria-label="Aranan beceriler">
        {skills.map((skill) => (
          <li key={skill}>
            <Skill name={skill} isKnown={isOpen && known.includes(skill)} />
          </li>
        ))}
      </ul>
      <p className={classes.facts}>
        <span>
          <Places posting={posting} />
          <b>{placesInFull(posting)}</b>
        </span>
        <span>{[posting.reward_label, lastDay(posting), `${turkishNumber(applications)} başvuru`].filter(Boolean).join(' · ')}</span>
      </p>
    </article>
  );
}

const Skill = ({ name, isKnown }: { name: string; isKnown: boolean }) =>
  isKnown ? (
    <Chip tone="brand" icon={<IconCheck aria-hidden="true" />}>
      {name}
      <span className="visually-hidden"> (biliyorsunuz)</span>
    </Chip>
  ) : (
    <Chip>{name}</Chip>
  );
