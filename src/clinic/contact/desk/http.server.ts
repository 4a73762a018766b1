import { staffActor } from '#clinic/professionals/service.server.ts';
import type { Bind, Viewer } from '#platform/http/bind.server.ts';
import type { ContactDeps } from '../deps.server.ts';
import {
  answerContact,
  closeContact,
  listContact,
  readContact,
  reopenContact,
  sendAnswerAgain,
  takeContact,
} from './contract.ts';
import { createDesk } from './service.server.ts';

export function bindDesk(bind: Bind, deps: ContactDeps): void {
  const desk = createDesk(deps);
  const actorOf = (viewer: Viewer) => staffActor(deps.db, viewer);

  bind(listContact, ({ query }) => desk.list(query.show));
  bind(readContact, async ({ viewer, params }) => desk.read(await actorOf(viewer), params.id));
  bind(takeContact, async ({ viewer, params, body }) => {
    await desk.take(await actorOf(viewer), params.id, body.from);
    return desk.show(params.id);
  });
  bind(
    answerContact,
    async ({ viewer, params, body, remember }) => {
      await desk.answer(await actorOf(viewer), params.id, body, remember);
      return desk.show(params.id);
    },
    async (_, id) => desk.show(id ?? 0),
  );
  bind(sendAnswerAgain, async ({ viewer, params }) => {
    await desk.sendAgain(await actorOf(viewer), params.id, params.answerId);
    return desk.show(params.id);
  });
  bind(closeContact, async ({ viewer, params }) => {
    await desk.close(await actorOf(viewer), params.id);
    return desk.show(params.id);
  });
  bind(reopenContact, async ({ viewer, params }) => {
    await desk.reopen(await actorOf(viewer), params.id);
    return desk.show(params.id);
  });
}
