### El repaso en la página de la repetición.

pagereview-tab = Repaso
pagereview-about = La probabilidad de ganar tras cada acción, según lo que este asiento sabía entonces. Toca la curva para ir allí.
pagereview-seat = Con los ojos de quién
pagereview-begin = Repasar esta partida
pagereview-coming = Se está repasando la partida. Tarda un poco.
pagereview-curve = La probabilidad de ganar
pagereview-at = Tras { $at } acciones: { $percent } %
pagereview-none = Ninguna decisión costó nada que se distinga del azar.
pagereview-go = Ir allí
