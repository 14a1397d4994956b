import { PICTURE_FIELDS, PROFILE_FIELD_TEXT, type WithheldField } from '@contracts/profile-fields';
import { pictureIn } from '@contracts/profile-files';
import { Link } from 'react-router-dom';
import { Callout } from '../../../design/Callout';
import { exactTime } from '../../../design/dates';
import { paths } from '../../../paths';
import classes from './OwnData.module.css';

const HOW = { hidden: 'gizlendi', deleted: 'silindi' } as const;

const isPicture = ({ name }: WithheldField): boolean => PICTURE_FIELDS.some((picture) => picture === name);

/** What became of what the member wrote since. */
function since(field: WithheldField): string {
  const { name, waiting, refused } = field;
  if (name === 'page') return `${PROFILE_FIELD_TEXT.pageAway} Profilinize yazdığınız yeni değerler moderatör onayından sonra görünür.`;
  if (isPicture(field)) {
    if (waiting) return 'Yüklediğiniz yeni görsel moderatör onayı bekliyor.';
    return refused
      ? 'Son yüklediğiniz görsel onaylanmadı. Yeni bir görsel yüklerseniz yine bir moderatör bakar.'
      : 'Yeni bir görsel yüklerseniz moderatör onayından sonra görünür.';
  }
  if (waiting) return `Yazdığınız “${waiting}” moderatör onayı bekliyor.`;
  return refused
    ? 'Son yazdığınız onaylanmadı. Yeni bir değer yazarsanız yine bir moderatör bakar.'
    : 'Yeni bir değer yazarsanız moderatör onayından sonra görünür.';
}

/** Tells members what moderators keep from view of their profile, and why; they cannot change that themselves. */
export const WithheldNote = ({ field }: { field: WithheldField }) => (
  <Callout tone="warn">
    <p>
      <b>
        {field.name === 'page' ? 'Profiliniz' : field.label} moderatör tarafından {HOW[field.how]}
      </b>{' '}
      · <time dateTime={field.at}>{exactTime(field.at)}</time>
    </p>
    {field.value &&
      field.name !== 'page' &&
      (isPicture(field) ? (
        <img className={classes.withheld} src={pictureIn(field.value, 'small')} alt={`Gizlenen: ${field.label.toLocaleLowerCase('tr')}`} />
      ) : (
        <p>Gizlenen: “{field.value}”</p>
      ))}
    <p>
      Gerekçe: {field.reason}
      {field.clause && ` (Kural ${field.clause})`}
    </p>
    {field.message && <p>Moderatör: “{field.message}”</p>}
    <p>{since(field)}</p>
    <p>
      <Link className={classes.link} to={paths.settings('decisions')}>
        Karara itiraz et
      </Link>
    </p>
  </Callout>
);
