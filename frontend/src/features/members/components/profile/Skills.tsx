import { PRIVACY_TEXT } from '@contracts/privacy';
import { SKILL_CATEGORIES, SKILL_LEVELS, type Skill } from '@contracts/profile-details';
import card from '../../../../design/Card.module.css';
import classes from './Skills.module.css';

/** What a member can do, by category, each with its level. */
export function Skills({ skills, hidden }: { skills: Skill[] | null; hidden: boolean }) {
  const groups = [...SKILL_CATEGORIES, '' as const].flatMap((category) => {
    const own = (skills ?? []).filter((skill) => skill.category === category);
    return own.length > 0 ? [{ category, own }] : [];
  });
  return (
    <section className={`${card.card} ${classes.skills}`} aria-labelledby="skills">
      <h2 id="skills">Yetenekler</h2>
      {groups.length === 0 ? (
        <p className={classes.none}>{hidden ? PRIVACY_TEXT.hidden : 'Henüz yetenek eklenmedi'}</p>
      ) : (
        <dl className={classes.groups}>
          {groups.map(({ category, own }) => (
            <div key={category}>
              <dt>{category || 'Kategorisiz'}</dt>
              {own.map(({ name, level }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two skills may bear one name; the list never changes while it is shown
                <dd key={at}>
                  <bdi>{name}</bdi> {level && <small>{SKILL_LEVELS[level]}</small>}
                </dd>
              ))}
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
