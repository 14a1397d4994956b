import classes from './SchemePicture.module.css';

/** A tiny page in the colours of a scheme; in two halves for what follows the system. */
export function SchemePicture({ schemes }: { schemes: ('light' | 'dark')[] }) {
  return (
    <span className={classes.halves}>
      {schemes.map((scheme) => (
        <span key={scheme} className={`${classes.page} ${classes[scheme]}`}>
          <span className={classes.bar} />
          <span className={classes.body}>
            <span className={classes.heading} />
            <span className={classes.line} />
            <span className={classes.line} />
          </span>
        </span>
      ))}
    </span>
  );
}
