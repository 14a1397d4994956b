/** Two squares turned into an eight-pointed star, with the open square (meydan) in the middle; `hollow` where text stands in it. */
export function Logo({ className, hollow = false }: { className?: string; hollow?: boolean }) {
  return (
    <svg viewBox="0 0 32 32" className={className} aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeWidth="2.6" strokeLinejoin="round">
        <rect x="6.5" y="6.5" width="19" height="19" rx="1.5" />
        <rect x="6.5" y="6.5" width="19" height="19" rx="1.5" transform="rotate(45 16 16)" />
      </g>
      {!hollow && <circle cx="16" cy="16" r="3.2" fill="currentColor" />}
    </svg>
  );
}
