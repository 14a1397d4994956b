import { completenessMessage, completenessOf, nextStepText } from '@contracts/completeness';
import { IconChevronDown } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { paths } from '../../../../paths';
import { ownProfileQuery } from '../../api/publicProfile';
import classes from './Completeness.module.css';
import { CompletenessRing } from './CompletenessRing';

/** For the owner: how full the profile is, and each missing field with the way to fill it in. */
export function Completeness({ id }: { id: string }) {
  const { data } = useQuery(ownProfileQuery(id));
  if (!data) return null;
  const { percent, missing, next } = completenessOf(data);
  return (
    <section className={classes.box} aria-label="Profil doluluğu">
      <div className={classes.head}>
        <CompletenessRing percent={percent} />
        <div className={classes.words}>
          <b>{next ? next.advice : completenessMessage(percent)}</b>
          {next && <small>{nextStepText(percent, next.percent)}</small>}
        </div>
      </div>
      {missing.length > 0 && (
        <details>
          <summary className={classes.summary}>
            Eksik alanlar <span className={classes.count}>{missing.length}</span>
            <IconChevronDown aria-hidden="true" />
          </summary>
          <ul className={classes.missing}>
            {missing.map(({ name, label, step }) => (
              <li key={name}>
                <span>{label}</span>
                <Link to={paths.editProfile(step)} aria-label={`Düzenle: ${label}`}>
                  Düzenle
                </Link>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
