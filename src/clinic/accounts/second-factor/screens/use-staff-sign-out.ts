import { useNavigate } from 'react-router';
import { toast } from '#design/feedback/toast-store.ts';
import { routes } from '#platform/paths.ts';
import { useLogout } from '../../api.ts';

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
        title: 'No sabemos si la sesión se ha cerrado',
        description: 'Inténtalo de nuevo.',
      });
    }
  };
  return { signOut, isPending };
}
