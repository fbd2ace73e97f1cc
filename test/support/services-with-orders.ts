import type { AirHost } from '../../lib/suppliers/air-host.ts'

/** The same host, but one that sells services together with the flights only, all or nothing. */
export const withServicesInOrders = (host: AirHost): AirHost => ({
  ...host,
  async price(request, call) {
    const priced = await host.price(request, call)
    return { ...priced, capabilities: priced.capabilities.filter((one) => one !== 'servicesLater') }
  },
  async sell(order, call) {
    // The flights last: an order on file has its services.
    for (const { key, service, quantity, flights, travelerId, seat } of order.services) {
      const traveler = order.travelers.find(({ id }) => id === travelerId)
      if (!traveler) throw new Error('a service for nobody')
      const chosen = seat !== undefined && { seat: { designator: seat, characteristics: [] } }
      const ancillary = { service, quantity, flights, ...chosen }
      await host.ancillaries.sell({ key, ancillary, traveler }, call)
    }
    return host.sell(order, call)
  },
  ancillaries: {
    ...host.ancillaries,
    sell: () => Promise.reject(new Error('services are sold with the flights only')),
  },
})
