import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/** Redirects wait two seconds (docs/behaviour.md, Pages). */
const waitMs = 2_000;

export function useDelayedRedirect(to: string): void {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => navigate(to), waitMs);
    return () => clearTimeout(timer);
  }, [navigate, to]);
}
