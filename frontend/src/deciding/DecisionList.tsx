import type { ForumDecision } from '@contracts/forum-decisions';
import { DecisionNote } from './DecisionNote';
import classes from './deciding.module.css';

/** The decisions because of which a text is not where everybody finds it. */
export const DecisionList = ({ decisions, focusAfter }: { decisions: readonly ForumDecision[]; focusAfter: string }) => (
  <section className={classes.list} aria-label="Moderatör kararları">
    {decisions.map((decision) => (
      <DecisionNote key={decision.id} decision={decision} focusAfter={focusAfter} />
    ))}
  </section>
);
