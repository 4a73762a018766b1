import { useNavigate } from 'react-router';
import { toast } from '#design/feedback/toast-store.ts';
import { routes } from '#platform/paths.ts';
import { useLogout } from '../../api.ts';

/** Ends this session of the panel: the next person begins with nothing of this one, or comes back to the desk by their name. */
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
