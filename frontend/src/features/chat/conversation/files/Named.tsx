import classes from './Files.module.css';

/** What a picture is called and how large it is; a long name gives way to the size. */
export const Named = ({ name, size }: { name: string; size: string | null }) => (
  <span className={classes.named}>
    <bdi title={name}>{name}</bdi>
    {size !== null && <span>{` · ${size}`}</span>}
  </span>
);
