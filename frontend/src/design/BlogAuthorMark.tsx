import { SUBROLE_LABEL } from '@contracts/subroles';
import { IconFeather } from '@tabler/icons-react';
import classes from './BlogAuthorMark.module.css';
import { Chip } from './Chip';

interface Props {
  author: { is_blog_author: boolean };
  /** Where there is room for a sign alone. */
  small?: boolean;
}

/** Who was made a blog author by the house; no name can draw it. */
export function BlogAuthorMark({ author: { is_blog_author }, small = false }: Props) {
  if (!is_blog_author) return null;
  const name = SUBROLE_LABEL.blog_author;
  if (!small) {
    return (
      <Chip tone="brand" icon={<IconFeather aria-hidden="true" />}>
        {name}
      </Chip>
    );
  }
  return (
    <span className={classes.sign} title={name}>
      <IconFeather aria-hidden="true" />
      <span className="visually-hidden">{name}</span>
    </span>
  );
}
