import { useNavigate } from 'react-router';
import { toast } from '#design/feedback/toast-store.ts';
import { routes } from '#platform/paths.ts';
import { useLogout } from '../../api.ts';
import { texts } from './texts.ts';

/** Ends this panel session: the next user starts without its data, or returns to the desk by name. */
export function useStaffSignOut() {
  const { mutateAsync: logout, isPending } = useLogout();
  const navigate = useNavigate();
  const signOut = async () => {
    try {
      await logout();
      await navigate(routes.staff);
    } catch {
      toast({
        tone: 'danger',
        title: texts().signOut.unclear,
        description: texts().signOut.advice,
      });
    }
  };
  return { signOut, isPending };
}
